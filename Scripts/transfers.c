// A few hundred transfers through `CurlBinding` as a loop would do them: many at a time, bodies both
// ways, pauses, handles used again, and every fifth one given up on its way. For Scripts/valgrind-curl.
#include "CurlBinding.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { AT_A_TIME = 16, TRANSFERS = 300, UPLOAD = 100000 };

struct transfer {
    curl_binding_easy easy;
    curl_binding_list headers;
    char error[256];
    size_t heard, said;
    int number, turns;
    bool is_running, is_paused;
};

static struct transfer transfers[AT_A_TIME];
static int ended, cancelled, failed;
static size_t heard;
static atomic_int is_over;

static size_t hear_head(char *bytes, size_t size, size_t count, void *context) {
    // Read, so that memory that is not there is noticed.
    if (bytes[size * count - 1] != '\n') ((struct transfer *)context)->heard = 0;
    return size * count;
}

static size_t hear_body(char *bytes, size_t size, size_t count, void *context) {
    struct transfer *transfer = context;
    if (transfer->number % 3 == 0 && !transfer->is_paused && rand() % 2) {
        transfer->is_paused = 1;
        return CURL_BINDING_PAUSE;
    }
    for (size_t at = 0; at < size * count; at++) transfer->heard += bytes[at] == 0;
    return size * count;
}

static size_t speak(char *bytes, size_t size, size_t count, void *context) {
    struct transfer *transfer = context;
    size_t left = UPLOAD - transfer->said;
    size_t part = left < size * count ? left : size * count;
    for (size_t at = 0; at < part; at++) bytes[at] = 0;
    transfer->said += part;
    return part;
}

static int begin_again(void *context, int64_t offset, int origin) {
    (void)origin;
    ((struct transfer *)context)->said = offset;
    return 0;
}

static int accept_connection(
    void *context, char *remote, char *local, int remote_port, int local_port) {
    (void)context, (void)remote, (void)local, (void)remote_port;
    return local_port > 0 ? 0 : 1;
}

static void start(struct transfer *transfer, curl_binding_multi multi, int number, const char *root) {
    char url[256];
    snprintf(url, sizeof url, "%s/%s", root, number % 5 == 4 ? "slow" : number % 4 ? "file" : "read");
    transfer->number = number, transfer->heard = transfer->said = 0;
    transfer->turns = 1 + rand() % 20, transfer->is_paused = 0, transfer->is_running = 1;
    curl_binding_easy easy = transfer->easy;
    curl_binding_set(easy, CURL_BINDING_ERRORBUFFER, transfer->error);
    curl_binding_set_callbacks(easy, transfer, hear_head, hear_body, speak, begin_again,
        accept_connection);
    curl_binding_set_number(easy, CURL_BINDING_NOSIGNAL, 1);
    curl_binding_set(easy, CURL_BINDING_URL, url);
    if (number % 5 != 4 && number % 4 == 0) {
        curl_binding_set_number(easy, CURL_BINDING_UPLOAD, 1);
        curl_binding_set_number(easy, CURL_BINDING_INFILESIZE_LARGE, UPLOAD);
    }
    transfer->headers = curl_binding_list_append(NULL, "Expect:");
    curl_binding_set(easy, CURL_BINDING_HTTPHEADER, transfer->headers);
    if (curl_binding_multi_add(multi, easy) != 0) failed++;
}

static void stop(struct transfer *transfer, curl_binding_multi multi) {
    curl_binding_multi_remove(multi, transfer->easy);
    curl_binding_easy_reset(transfer->easy);
    curl_binding_list_free(transfer->headers);
    transfer->is_running = 0;
}

static void *keep_waking(void *multi) {
    while (!is_over) curl_binding_multi_wake(multi);
    return NULL;
}

int main(int count, char **arguments) {
    if (count < 2 || curl_binding_absence()) return 2;
    curl_binding_multi multi = curl_binding_multi_init(64);
    for (int at = 0; at < AT_A_TIME; at++) transfers[at].easy = curl_binding_easy_init();
    pthread_t waker;
    if (pthread_create(&waker, NULL, keep_waking, multi) != 0) return 2;
    for (int begun = 0; ended + cancelled < TRANSFERS;) {
        for (int at = 0; at < AT_A_TIME && begun < TRANSFERS; at++)
            if (!transfers[at].is_running) start(&transfers[at], multi, begun++, arguments[1]);
        curl_binding_multi_perform(multi);
        int code;
        for (curl_binding_easy easy; (easy = curl_binding_multi_next_ended(multi, &code));) {
            struct transfer *transfer = transfers;
            while (transfer->easy != easy) transfer++;
            if (code != 0) {
                failed++;
                fprintf(stderr, "%s: %s\n", curl_binding_text(code), transfer->error);
            }
            heard += transfer->heard;
            (void)curl_binding_get(easy, CURL_BINDING_CONNECT_TIME_T);
            stop(transfer, multi), ended++;
        }
        for (int at = 0; at < AT_A_TIME; at++) {
            struct transfer *transfer = &transfers[at];
            if (!transfer->is_running || --transfer->turns > 0) continue;
            if (transfer->number % 5 == 4) stop(transfer, multi), cancelled++;
            else if (transfer->is_paused) curl_binding_easy_resume(transfer->easy);
        }
        curl_binding_multi_wait(multi, 20);
    }
    is_over = 1;
    pthread_join(waker, NULL);
    for (int at = 0; at < AT_A_TIME; at++) curl_binding_easy_cleanup(transfers[at].easy);
    curl_binding_multi_cleanup(multi);
    printf("%d ended, %d cancelled, %d failed, %zu bytes\n", ended, cancelled, failed, heard);
    return failed || !cancelled || heard == 0;
}

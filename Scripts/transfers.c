// A few hundred transfers through `CurlBinding` as a loop would do them: many at a time, bodies both
// ways, pauses, handles used again, and every fifth one given up on its way; and compressed data, whole
// and cut anywhere. For Scripts/valgrind-curl.
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
    curl_binding_easy_cleanup(transfer->easy);
    transfer->easy = curl_binding_easy_init();
    curl_binding_list_free(transfer->headers);
    transfer->is_running = 0;
}

// 1000 zeros, and their number of bytes.
static const uint8_t gzip[] = "\x1f\x8b\x08\0\0\0\0\0\0\x03\x33\x30\x18\x05\xa3\x60\x14\x0c\x77"
                              "\0\0\x83\x99\x5f\xa8\xe8\x03\0\0";
static const uint8_t brotli[] = "\x1b\xe7\x03\xf8\x25\x60\xa2\xb1\x40\x20\x34";

// Inflates the first bytes of data, two at a time and into room for 100; whether it ended with 1000.
static bool inflate_some(curl_binding_format format, const uint8_t *bytes, size_t count) {
    curl_binding_inflater inflater = curl_binding_inflater_init(format);
    if (!inflater) return false;
    curl_binding_inflated result = CURL_BINDING_GOING_ON;
    size_t made = 0;
    for (size_t at = 0; at < count && result == CURL_BINDING_GOING_ON;) {
        // Of their own size, so that reading beyond them is noticed.
        size_t part = count - at < 2 ? count - at : 2, left, room;
        uint8_t *in = malloc(part), *out = malloc(100);
        for (size_t next = 0; next < part; next++) in[next] = bytes[at + next];
        size_t used = 0;
        do {
            left = part - used, room = 100;
            result = curl_binding_inflate(inflater, in + used, &left, out, &room);
            used = part - left, made += 100 - room;
        } while (result == CURL_BINDING_GOING_ON && (left > 0 || room == 0));
        free(in), free(out);
        at += part;
    }
    if (result == CURL_BINDING_CORRUPT) (void)curl_binding_inflater_text(inflater);
    if (result == CURL_BINDING_ENDED && format != CURL_BINDING_BROTLI) curl_binding_inflater_reset(inflater);
    curl_binding_inflater_cleanup(inflater);
    return result == CURL_BINDING_ENDED && made == 1000;
}

static bool inflate_all(curl_binding_format format, const uint8_t *bytes, size_t count) {
    for (size_t cut = 0; cut < count; cut++)
        if (inflate_some(format, bytes, cut)) return false;
    return inflate_some(format, bytes, count);
}

static void *keep_waking(void *multi) {
    while (!is_over) curl_binding_multi_wake(multi);
    return NULL;
}

int main(int count, char **arguments) {
    if (count < 2 || curl_binding_absence()) return 2;
    if (!inflate_all(CURL_BINDING_GZIP, gzip, sizeof gzip - 1)) return 3;
    if (!inflate_all(CURL_BINDING_BROTLI, brotli, sizeof brotli - 1)) return 3;
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

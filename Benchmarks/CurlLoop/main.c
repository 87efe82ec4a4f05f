// What libcurl does where nothing is around it, for `Scripts/compare-transports`: one thread keeps
// so many requests in flight, with handles that are used again, or with one for each request.
//     loop URL IN-FLIGHT COUNT [fresh]
// Writes requests per second, CPU µs per request, and the bytes of a response, as Measure does.
// `CA` is the path of the server's authority.
#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static size_t count_bytes(char *bytes, size_t size, size_t count, void *total) {
    (void)bytes;
    *(size_t *)total += size * count;
    return size * count;
}

static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static const char *url;
static int is_fresh;
static size_t bytes;

static CURL *new_handle(void) {
    const char *authority = getenv("CA");
    CURL *handle = curl_easy_init();
    curl_easy_setopt(handle, CURLOPT_URL, url);
    curl_easy_setopt(handle, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_2TLS);
    curl_easy_setopt(handle, CURLOPT_PIPEWAIT, 1L);
    if (authority) curl_easy_setopt(handle, CURLOPT_CAINFO, authority);
    curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, count_bytes);
    curl_easy_setopt(handle, CURLOPT_WRITEDATA, &bytes);
    return handle;
}

// Sends `count` requests; returns false if one fails.
static int send_all(CURLM *multi, int in_flight, long count) {
    long started = 0, ended = 0;
    for (; started < in_flight; started++) curl_multi_add_handle(multi, new_handle());
    while (ended < count) {
        int running, left;
        CURLMsg *message;
        if (curl_multi_perform(multi, &running) != CURLM_OK) return 0;
        while ((message = curl_multi_info_read(multi, &left))) {
            CURL *handle = message->easy_handle;
            long status = 0;
            curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
            if (message->data.result != CURLE_OK || status != 200) return 0;
            curl_multi_remove_handle(multi, handle);
            ended++;
            if (is_fresh || started == count) {
                curl_easy_cleanup(handle);
                handle = NULL;
            }
            if (started < count) {
                started++;
                curl_multi_add_handle(multi, handle ? handle : new_handle());
            }
        }
        if (ended < count && curl_multi_poll(multi, NULL, 0, 1000, NULL) != CURLM_OK) return 0;
    }
    return 1;
}

int main(int number, char **arguments) {
    is_fresh = number == 5 && !strcmp(arguments[4], "fresh");
    int in_flight = number == 4 + is_fresh ? atoi(arguments[2]) : 0;
    long count = in_flight ? atol(arguments[3]) : 0;
    if (in_flight < 1 || count < in_flight) return 2;
    url = arguments[1];
    curl_global_init(CURL_GLOBAL_DEFAULT);
    CURLM *multi = curl_multi_init();
    // The connections are there before anything is measured.
    long warming = count / 10 > in_flight ? count / 10 : in_flight;
    if (!send_all(multi, in_flight, warming)) return 1;
    bytes = 0;
    double began = seconds(CLOCK_MONOTONIC), used = seconds(CLOCK_PROCESS_CPUTIME_ID);
    if (!send_all(multi, in_flight, count)) return 1;
    double lasted = seconds(CLOCK_MONOTONIC) - began;
    double busy = seconds(CLOCK_PROCESS_CPUTIME_ID) - used;
    printf("%.0f %.1f %zu\n", (double)count / lasted, busy / (double)count * 1e6,
        bytes / (size_t)count);
    return 0;
}

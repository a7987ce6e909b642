/* Shifts the wall clock of one process, for tests: loaded with LD_PRELOAD.
 * The file named by WALL_CLOCK_SHIFT holds a 64-bit number of seconds. It is mapped, so the test changes it at any
 * moment. Clocks that nobody can set (CLOCK_MONOTONIC, CLOCK_BOOTTIME) stay as they are. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile int64_t *shift;
static int (*real_clock_gettime)(clockid_t, struct timespec *);

__attribute__((constructor)) static void start(void) {
    const char *name = getenv("WALL_CLOCK_SHIFT");
    int file = name ? open(name, O_RDONLY) : -1;
    real_clock_gettime = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    if (file < 0) abort();
    shift = mmap(NULL, sizeof *shift, PROT_READ, MAP_SHARED, file, 0);
    if (shift == MAP_FAILED) abort();
    close(file);
}

int clock_gettime(clockid_t clock, struct timespec *at) {
    if (!real_clock_gettime) start();
    int result = real_clock_gettime(clock, at);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) at->tv_sec += *shift;
    return result;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
    struct timespec now;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
    at->tv_sec = now.tv_sec;
    at->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *at) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (at) *at = now.tv_sec;
    return now.tv_sec;
}

/*
 * Loaded before the C library into every process of the API and its database: keeps a second copy of the data folder
 * (CUT_FROM) in CUT_TO that holds of each file its content at the last sync, and nothing that was only written.
 * That copy is what a power cut leaves. Copying ends as soon as the file CUT_TO.end exists.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The place of a file of the data folder in the copy; 0 for files elsewhere. */
static int placed(const char *path, char *copy) {
  const char *from = getenv("CUT_FROM"), *to = getenv("CUT_TO");
  size_t length;
  if (!from || !to || strncmp(path, from, length = strlen(from)) || (path[length] && path[length] != '/')) return 0;
  snprintf(copy, PATH_MAX, "%s.end", to);
  if (access(copy, F_OK) == 0) return 0;
  snprintf(copy, PATH_MAX, "%s%s", to, path + length);
  return 1;
}

static void make_parents(char *path) {
  for (char *at = path + 1; (at = strchr(at, '/')); at++) {
    *at = 0;
    mkdir(path, 0700);
    *at = '/';
  }
}

static void keep(int fd) {
  int saved = errno;
  char link[64], path[PATH_MAX], copy[PATH_MAX], half[PATH_MAX + 32], buffer[65536];
  struct stat found;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length > 0) {
    path[length] = 0;
    if (fstat(fd, &found) == 0 && found.st_nlink > 0 && placed(path, copy)) {
      make_parents(copy);
      if (S_ISDIR(found.st_mode)) mkdir(copy, 0700);
      else {
        snprintf(half, sizeof half, "%s.%d.half", copy, (int)gettid());
        int in = open(path, O_RDONLY), out = open(half, O_WRONLY | O_CREAT | O_TRUNC, 0600);
        ssize_t got = 0;
        while (in >= 0 && out >= 0 && (got = read(in, buffer, sizeof buffer)) > 0)
          if (write(out, buffer, got) != got) abort();
        if (in < 0 || out < 0 || got < 0) abort();
        close(in);
        close(out);
        int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
        real(half, copy);
      }
    }
  }
  errno = saved;
}

int fsync(int fd) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fsync");
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}

int fdatasync(int fd) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fdatasync");
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}

/* A renamed file has the content that was synced under its old name. */
int rename(const char *old, const char *new) {
  static int (*real)(const char *, const char *);
  char from[PATH_MAX], to[PATH_MAX], old_path[PATH_MAX], new_path[PATH_MAX], folder[PATH_MAX];
  if (!real) real = dlsym(RTLD_NEXT, "rename");
  int result = real(old, new);
  int saved = errno;
  if (result == 0 && getcwd(folder, sizeof folder)) {
    snprintf(old_path, PATH_MAX, "%s%s%s", *old == '/' ? "" : folder, *old == '/' ? "" : "/", old);
    snprintf(new_path, PATH_MAX, "%s%s%s", *new == '/' ? "" : folder, *new == '/' ? "" : "/", new);
    if (placed(old_path, from) && placed(new_path, to)) {
      make_parents(to);
      real(from, to);
    }
  }
  errno = saved;
  return result;
}

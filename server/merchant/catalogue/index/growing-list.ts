/**
 * A list of ascending ordinals that grows while a catalogue is read. It keeps the steps between
 * them, seven bits to a byte, since most steps are short: a catalogue of 200 000 products has tens
 * of millions of entries in its sets and words, which must share the memory of a small machine.
 */
export class GrowingList {
  #bytes = new Uint8Array(8)
  #used = 0
  #last = -1
  length = 0

  /**
   * Pushes unless it was the last one pushed; keeps the list free of repeats.
   *
   * @param value not below any value pushed before
   */
  pushOnce(value: number): void {
    if (value === this.#last) return
    let step = value - this.#last
    if (this.#used + 5 > this.#bytes.length) this.#grow()
    for (; step > 0x7f; step >>>= 7) this.#bytes[this.#used++] = 0x80 | (step & 0x7f)
    this.#bytes[this.#used++] = step
    this.#last = value
    this.length += 1
  }

  toArray(): Uint32Array {
    const values = new Uint32Array(this.length)
    let value = -1
    for (let at = 0, i = 0; i < values.length; i++) {
      let step = 0
      let shift = 0
      for (; this.#bytes[at]! > 0x7f; shift += 7) step |= (this.#bytes[at++]! & 0x7f) << shift
      value += step | (this.#bytes[at++]! << shift)
      values[i] = value
    }
    return values
  }

  #grow() {
    const larger = new Uint8Array(Math.ceil(this.#bytes.length * 1.5) + 5)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}

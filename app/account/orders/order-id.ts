const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is an order's public id (`Guid` of merchant API 3.2). */
export function isPublicOrderId(text: string | null | undefined): text is string {
  return typeof text === 'string' && guid.test(text)
}

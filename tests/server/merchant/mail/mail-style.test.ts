import { expect, it } from 'vitest'

import { mailStyle } from '#server/merchant/mail/mail-style.ts'

it('a picture of any form stays within the size of its attributes, without being stretched', () => {
  const [, image = ''] = /img\{([^}]*)\}/.exec(mailStyle)!
  // A picture of 1:10 beside an article was 640 pixels high.
  expect(image).not.toMatch(/(^|;)height:/)
  expect(image).toContain('object-fit:contain')
})

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPictureFiles } from '#server/demo/pictures/picture-files.ts'

/** A folder of pictures, with one of each age in minutes. */
async function createFolder(ages: readonly number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'aa'))
  for (const age of ages) {
    const path = join(folder, 'aa', `aa-${age}.jpg`)
    await writeFile(path, Buffer.alloc(100))
    const written = new Date(Date.now() - age * 60_000)
    await utimes(path, written, written)
  }
  return folder
}

const namesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.jpg')).sort()

test('when the pictures on disk take too much space, the oldest are deleted', async () => {
  const folder = await createFolder([4, 3, 2, 1])
  const files = createPictureFiles(folder, 450)
  const picture = Buffer.alloc(100, 1)
  expect(await files.get('bb-new', 'jpg', async () => picture)).toEqual(picture)
  await expect.poll(() => namesIn(folder)).toEqual(['aa/aa-1.jpg', 'aa/aa-2.jpg', 'bb/bb-new.jpg'])
})

test('a deleted picture is made again', async () => {
  const folder = await createFolder([1])
  const files = createPictureFiles(folder, 150)
  const picture = (byte: number) => async () => Buffer.alloc(100, byte)
  const old = await files.get('aa-1', 'jpg', picture(1))
  await files.get('bb-2', 'jpg', picture(2))
  await expect.poll(() => namesIn(folder)).toEqual(['bb/bb-2.jpg'])
  expect(await files.get('aa-1', 'jpg', picture(3))).not.toEqual(old)
})

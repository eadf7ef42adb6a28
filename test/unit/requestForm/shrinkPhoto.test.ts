/** @jest-environment node */
import { shrinkPhoto } from '#requestForm/photo/shrinkPhoto.ts';

const CUT = 'ffd8ffda000801010000ff00';
const photo = (hex: string, type = 'image/jpeg') => new Blob([Buffer.from(hex, 'hex')], { type });

test('a photograph that was cut short is left as it is', async () => {
  expect(await shrinkPhoto(photo(CUT))).toBeNull();
});

test('a whole one, and any other picture, is the browser’s to read', async () => {
  // There is no browser here.
  await expect(shrinkPhoto(photo(`${CUT}ffd9`))).rejects.toThrow('createImageBitmap');
  await expect(shrinkPhoto(photo(CUT, 'image/png'))).rejects.toThrow('createImageBitmap');
});

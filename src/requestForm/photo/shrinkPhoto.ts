import { isWholeJpeg } from '#domain/wholeJpeg.ts';

/** Pixels: a page of paper has some 170 to the inch then, which the small print of a certificate needs. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.8;

/**
 * A JPEG of the same picture, upright, its longest side 2,000 pixels at most; null: it would be no smaller, or it is not whole.
 * Rejects for what the browser cannot read as a picture.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  // Of one that was cut short the browser would make a whole one with a grey half: the server says what it is.
  if (file.type === 'image/jpeg' && !isWholeJpeg(new Uint8Array(await file.arrayBuffer()))) return null;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // What is transparent would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return photo.size < file.size ? photo : null;
}

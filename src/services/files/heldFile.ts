/** Gives bytes an address of their own, for this page alone, until it is released: they stand in the browser's memory. */
export function holdFile(type: string, content: Uint8Array<ArrayBuffer>): string {
  return URL.createObjectURL(new Blob([content], { type }));
}

export function releaseFile(address: string): void {
  URL.revokeObjectURL(address);
}

/** Whether the browser shows a PDF within a page; a telephone's does not. */
export function showsPdf(): boolean {
  return navigator.pdfViewerEnabled;
}

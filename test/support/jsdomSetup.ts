import '@testing-library/jest-dom';

import { format, TextDecoder, TextEncoder } from 'node:util';

import { stubMatchMedia } from './matchMedia';

// jsdom has neither, and react-router asks for them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has none, and Node's keeps the process from ending while React holds one.
const { setTimeout } = globalThis;
class MessageChannel {
  readonly port1 = { onmessage: (): void => undefined, close: (): void => undefined };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage()) };
}
Object.assign(globalThis, { MessageChannel });

// jsdom lays nothing out; tests that stand on Node have no document at all.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;

// The screen is wide unless a test says otherwise.
if (typeof window !== 'undefined') stubMatchMedia(false);

// jsdom's blobs are read by its own reader only.
function readBlob<Content>(blob: Blob, how: 'readAsText' | 'readAsArrayBuffer'): Promise<Content> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.addEventListener('load', () => resolve(reader.result as Content));
    reader[how](blob);
  });
}
Blob.prototype.text ??= function text(this: Blob) {
  return readBlob(this, 'readAsText');
};
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return readBlob(this, 'readAsArrayBuffer');
};

/** jsdom judges no value of a property: the forms of a colour that the tests of the configuration write. */
const COLOR = /^\s*(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(?!url)[a-z-]+\([\da-z#\s.,%/-]+\))\s*$/i;
Object.assign(globalThis, { CSS: { supports: (_property: string, value: string) => COLOR.test(value) } });

/** What React, jsdom or a saga complains of is a fault, unless the test stands in for the console. */
const complaints: string[] = [];
const { error } = console;
console.error = (...told: unknown[]) => {
  complaints.push(format(...told));
  error(...told);
};
afterEach(() => {
  const [first] = complaints.splice(0);
  if (first !== undefined) throw new Error(`Written to the console, which the test did not expect: ${first}`);
});

// Jest's five seconds are short for a long form on a busy machine; a test that is done ends at once.
jest.setTimeout(30_000);

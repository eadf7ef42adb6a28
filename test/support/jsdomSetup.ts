import '@testing-library/jest-dom';

import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, and react-router asks for them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Jest's five seconds are short for a long form on a busy machine; a test that is done ends at once.
jest.setTimeout(30_000);

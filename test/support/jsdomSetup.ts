import '@testing-library/jest-dom';

import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, and react-router asks for them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });

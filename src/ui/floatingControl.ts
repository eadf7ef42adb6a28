import type { HTMLProps, RefCallback } from 'react';

/** What a floating text or panel gives the control that it belongs to, to be spread over its properties. */
export type FloatingControl = Omit<HTMLProps<Element>, 'ref'> & { ref: RefCallback<Element> };

/** The drawings of what a notice can be; apart from the others, since the first load has these only. */
export const TONES = {
  warning: 'M12 4 2.8 20h18.4L12 4Zm0 6v5m0 2.4v.2',
  danger: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5v5m0 2.8v.2',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.2V8',
} as const;

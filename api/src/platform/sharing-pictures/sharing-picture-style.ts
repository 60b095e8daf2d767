/** In pixels, the size that networks ask for. */
export const sharingPictureSize = { width: 1200, height: 630 } as const;

/** Colours of `tokens.css` (light), by token. */
export const sharingPictureColours = {
  ink: '#1d2733',
  'ink-soft': '#46525e',
  paper: '#faf7f2',
  sand: '#f1ebe1',
  accent: '#a9481f',
  cool: '#1f4e52',
  scene: '#1f4e52',
} as const;

import type { KeyboardEvent } from 'react';

/** An Enter that only ends a syllable: the browser says so, or (Safari) sends it with the code of an unfinished key (W7). */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

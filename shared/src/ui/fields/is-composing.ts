import type { KeyboardEvent } from 'react';

/** Whether a key press belongs to an input method, such as an Enter that ends a Korean syllable. Safari only sets key code 229 (W7). */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

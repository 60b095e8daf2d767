import type { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useReducer } from 'react';

/** Renders the component again after each change of the text or of the selection. */
export const useEditorUpdates = (editor: ReturnType<typeof useTiptapEditor>) => {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', rerender);
    return () => void editor?.off('transaction', rerender);
  }, [editor]);
};

import { useRef } from 'react';

interface Options {
  label: string;
  /** Value of the input's `accept`. */
  accept: string;
  onPick: (files: File[]) => void;
}

/**
 * Opens the browser's choice of files. `input` belongs anywhere in the component; `open(true)` allows several files.
 * The same file can be picked twice in a row.
 */
export const useFilePicker = ({ label, accept, onPick }: Options) => {
  const ref = useRef<HTMLInputElement>(null);
  const open = (multiple = false) => {
    if (!ref.current) return;
    ref.current.multiple = multiple;
    ref.current.click();
  };
  const input = (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accept}
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = '';
        if (files.length > 0) onPick(files);
      }}
    />
  );
  return { open, input };
};

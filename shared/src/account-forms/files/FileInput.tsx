import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { getButtonClass } from 'shared/ui';
import styles from './UploadField.module.css';

const bytesPerMegabyte = 1024 * 1024;

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** Icon and text of the button. */
  button: ReactNode;
  maxMegabytes: number;
  /** Gets the files up to the size limit; `isTooLarge` says whether larger ones were left out. */
  onChoose: (files: File[], isTooLarge: boolean) => void;
}

/** A file input that looks like a button. */
export const FileInput = ({ button, maxMegabytes, onChoose, ...rest }: FileInputProps) => {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    const accepted = chosen.filter(({ size }) => size <= maxMegabytes * bytesPerMegabyte);
    onChoose(accepted, accepted.length < chosen.length);
  };
  return (
    <span className={styles.picker}>
      <input {...rest} type="file" onChange={choose} />
      <span className={getButtonClass({ small: true })} aria-hidden>
        {button}
      </span>
    </span>
  );
};

import { useEffect, useRef } from 'react';
import styles from './Gate.module.css';
import { SignIn } from './SignIn';

/** Above everything, open dialogues included; the page below can neither be seen nor reached until somebody signs in. */
export const Cover = () => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog
      ref={ref}
      className={styles.cover}
      aria-labelledby="console-sign-in"
      onCancel={(event) => event.preventDefault()}
    >
      <SignIn again />
    </dialog>
  );
};

import { useEffect, useRef } from 'react';
import styles from './Gate.module.css';
import { SignIn } from './SignIn';

/** The sign-in over the page, open dialogues included, when the session has ended. The page cannot be reached until then. */
export const SignInOverlay = () => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog
      ref={ref}
      className={styles.cover}
      aria-labelledby="console-sign-in"
      onCancel={(event) => event.preventDefault()}
    >
      <SignIn sessionEnded />
    </dialog>
  );
};

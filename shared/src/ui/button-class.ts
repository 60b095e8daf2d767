import styles from './Button.module.css';
import { classes } from './classes';

export interface ButtonLook {
  /** `lit` stands on the dark scene, `quiet` reads as a link. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'lit' | 'danger' | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
}

export const buttonClass = ({ variant = 'secondary', small, wide }: ButtonLook, className?: string) =>
  classes(styles.button, styles[variant], small && styles.small, wide && styles.wide, className);

import { classNames } from '../class-names';
import styles from './Button.module.css';

export interface ButtonStyle {
  /** `lit` is for dark pictures behind it, `quiet` looks like a link. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'lit' | 'danger' | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
}

/** The classes of a button, for elements that are not a `Button`. */
export const getButtonClass = ({ variant = 'secondary', small, wide }: ButtonStyle, className?: string) =>
  classNames(styles.button, styles[variant], small && styles.small, wide && styles.wide, className);

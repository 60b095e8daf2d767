import { type ComponentProps, useRef } from 'react';
import { classes } from './classes';
import styles from './Reveal.module.css';
import { useReveal } from './use-reveal';

/** Comes in once when scrolled to: 1000 ms, ease-out (§9). */
export const Reveal = ({ className, ...rest }: ComponentProps<'div'>) => {
  const ref = useRef<HTMLDivElement>(null);
  useReveal(ref);
  return <div ref={ref} className={classes(styles.reveal, className)} {...rest} />;
};

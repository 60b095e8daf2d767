import { type ComponentProps, useRef } from 'react';
import { classNames } from '../class-names';
import styles from './Reveal.module.css';
import { useReveal } from './use-reveal';

/** Fades its content in once, when it is scrolled into view: 1000 ms, ease-out (§9). */
export const Reveal = ({ className, ...rest }: ComponentProps<'div'>) => {
  const ref = useRef<HTMLDivElement>(null);
  useReveal(ref);
  return <div ref={ref} className={classNames(styles.reveal, className)} {...rest} />;
};

import type { ComponentProps } from 'react';
import { Link } from 'shared/router';
import { type ButtonStyle, getButtonClass } from './button-class';

/** An internal link that looks like a button. */
export const LinkButton = ({ variant, small, wide, className, ...rest }: ComponentProps<typeof Link> & ButtonStyle) => (
  <Link className={getButtonClass({ variant, small, wide }, className)} {...rest} />
);

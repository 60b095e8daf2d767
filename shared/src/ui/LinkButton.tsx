import type { ComponentProps } from 'react';
import { Link } from 'shared/router';
import { type ButtonLook, buttonClass } from './button-class';

/** A link inside the site that looks like a button. */
export const LinkButton = ({ variant, small, wide, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) => (
  <Link className={buttonClass({ variant, small, wide }, className)} {...rest} />
);

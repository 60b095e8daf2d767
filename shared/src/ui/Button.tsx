import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class';

export type ButtonProps = ComponentProps<'button'> & ButtonLook;

export const Button = ({ variant, small, wide, className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={buttonClass({ variant, small, wide }, className)} {...rest} />
);

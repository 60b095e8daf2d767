import type { ComponentProps } from 'react';
import { type ButtonStyle, getButtonClass } from './button-class';

export type ButtonProps = ComponentProps<'button'> & ButtonStyle;

export const Button = ({ variant, small, wide, className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={getButtonClass({ variant, small, wide }, className)} {...rest} />
);

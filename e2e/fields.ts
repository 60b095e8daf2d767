import type { Locator, Page } from '@playwright/test';

type Place = Page | Locator;

/** What somebody sees to write in or press, by its label; the first where several begin alike. */
export const field = (place: Place, label: RegExp) => place.getByRole('textbox', { name: label }).first();
export const select = (place: Place, label: RegExp) => place.getByRole('combobox', { name: label }).first();
export const box = (place: Place, label: RegExp) => place.getByRole('checkbox', { name: label }).first();
export const button = (place: Place, label: string) => place.getByRole('button', { name: label, exact: true });

/** A business number that nobody has; its last digit follows from the others. */
export const businessNumber = () => {
  const nine = String(100_000_000 + Math.floor(Math.random() * 899_999_999));
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
  const digits = [...nine].map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (weights[at] ?? 0), 0);
  return nine + ((10 - ((sum + Math.floor(((digits[8] ?? 0) * 5) / 10)) % 10)) % 10);
};

import type { Locator, Page } from '@playwright/test';

type Scope = Page | Locator;

/** Controls by label; the first one when several labels match. */
export const getTextbox = (place: Scope, label: RegExp) => place.getByRole('textbox', { name: label }).first();
export const getCombobox = (place: Scope, label: RegExp) => place.getByRole('combobox', { name: label }).first();
export const getCheckbox = (place: Scope, label: RegExp) => place.getByRole('checkbox', { name: label }).first();
export const getButton = (place: Scope, label: string) => place.getByRole('button', { name: label, exact: true });

/** A random business number with a valid check digit. */
export const createBusinessNumber = () => {
  const nine = String(100_000_000 + Math.floor(Math.random() * 899_999_999));
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
  const digits = [...nine].map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (weights[at] ?? 0), 0);
  return nine + ((10 - ((sum + Math.floor(((digits[8] ?? 0) * 5) / 10)) % 10)) % 10);
};

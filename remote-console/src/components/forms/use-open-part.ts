import { useState } from 'react';
import { get, useFormState } from 'react-hook-form';

interface FormPart<Name extends string> {
  name: Name;
  /** Paths of the form that the part edits. */
  keys: readonly string[];
}

/**
 * Which part of a form is open, of those that share its place. A refused submission opens the first part with an error,
 * unless the open one has one too.
 */
export const useOpenPart = <Name extends string>(parts: readonly FormPart<Name>[], first: Name) => {
  const [open, setOpen] = useState(first);
  const [checkedCount, setCheckedCount] = useState(0);
  const { errors, submitCount } = useFormState();
  const invalid = parts.filter(({ keys }) => keys.some((key) => get(errors, key))).map(({ name }) => name);
  // While rendering, so that the fields exist when the focus moves to the first error.
  if (checkedCount !== submitCount) {
    setCheckedCount(submitCount);
    if (invalid[0] !== undefined && !invalid.includes(open)) setOpen(invalid[0]);
  }
  return { open, setOpen, invalid };
};

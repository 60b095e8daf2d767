import { useEffect, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useAuth } from 'shared/auth';
import { getFormDrafts } from './form-drafts';

const pick = (values: FieldValues, names: string[]): FieldValues =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));

/**
 * Keeps what is typed in the form around it when the session ends by itself, and puts it back when the same account opens
 * the form again. The version is kept too, so that a record changed meanwhile is not overwritten without a question.
 */
export const FormDraft = ({ name }: { name: string }) => {
  const { getValues, setValue, formState } = useFormContext();
  const { isReady, dirtyFields } = formState;
  const dirtyRef = useRef(dirtyFields);
  useEffect(() => {
    dirtyRef.current = dirtyFields;
  });

  useEffect(() => {
    const { user } = useAuth.getState();
    if (!isReady || !user) return;
    const drafts = getFormDrafts(user.sub);
    for (const [field, value] of Object.entries(drafts.get(name) ?? {}))
      setValue(field, value, { shouldDirty: field !== 'version' });
    drafts.delete(name);
  }, [isReady, name, setValue]);

  useEffect(() => {
    const { user } = useAuth.getState();
    return () => {
      const { user: current, hasSignedOut } = useAuth.getState();
      const fields = Object.keys(dirtyRef.current);
      if (!user || current || hasSignedOut || fields.length === 0) return;
      getFormDrafts(user.sub).set(name, pick(getValues(), [...fields, 'version']));
    };
  }, [name, getValues]);

  return null;
};

import { type FieldValues, type Path, type PathValue, useFormContext } from 'react-hook-form';
import { getLatestVersion } from './latest-version';

/**
 * Takes over fields and the version of a record that was written outside of the form, by an upload for instance.
 * All other fields keep what is typed and not yet saved.
 */
export const useSyncForm = <E extends FieldValues & { version: number }>() => {
  const { setValue, getValues } = useFormContext<E>();
  return (stored: E, ...fields: (Path<E> & keyof E)[]) => {
    for (const field of fields) setValue(field, stored[field] as PathValue<E, typeof field>);
    const version = 'version' as Path<E>;
    setValue(version, getLatestVersion(getValues(version), stored.version) as PathValue<E, typeof version>);
  };
};

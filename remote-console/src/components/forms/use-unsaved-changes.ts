import { useFormState } from 'react-hook-form';

/** Whether the form has changes that are not saved. */
export const useUnsavedChanges = () => Object.keys(useFormState().dirtyFields).length > 0;

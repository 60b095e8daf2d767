import { useFieldValue } from 'react-admin';
import { useStaff } from '../../data/use-staff';

/** The name of the member of staff whose id the field holds; a dash without one. */
export const StaffField = ({ source = '' }: { source?: string }) => {
  const { data } = useStaff();
  const id = useFieldValue({ source }) as string | null;
  return <>{data?.staff.find(({ _id }) => _id === id)?.name ?? '—'}</>;
};

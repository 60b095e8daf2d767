import { Plus } from 'lucide-react';
import { Button } from 'shared/ui';

/** Adds an item to a list of fields. */
export const AddButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button small onClick={onClick}>
    <Plus aria-hidden />
    {label}
  </Button>
);

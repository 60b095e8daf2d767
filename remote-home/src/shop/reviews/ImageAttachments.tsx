import { AttachmentsField } from 'shared/account-forms';
import { useT } from './images-i18n';

interface ImageAttachmentsProps {
  /** In place of the types and the number of files that are taken. */
  hint?: string;
  maxFiles: number;
  files: File[];
  onChange: (files: File[]) => void;
}

/** Images that are sent with a form, of the types and the size that the API takes. */
export const ImageAttachments = ({ hint, ...rest }: ImageAttachmentsProps) => {
  const t = useT();
  return (
    <AttachmentsField
      label={t('label')}
      hint={hint ?? t('hint', { count: rest.maxFiles })}
      accept=".jpg,.jpeg,.png,.webp,.gif"
      maxMegabytes={10}
      {...rest}
    />
  );
};

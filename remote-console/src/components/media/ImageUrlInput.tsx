import { useSourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { ImageUpload } from './ImageUpload';

/** An image that a document stores by its URL. It is uploaded at once, and its URL saved with the form. */
export const ImageUrlInput = ({ source, width }: { source: string; width?: number }) => {
  const translate = useTranslate();
  const context = useSourceContext();
  const { setValue } = useFormContext();
  const path = context.getSource(source);
  const label = useTranslateLabel()({ source, label: context.getLabel(source) }) ?? translate(source);
  const url = useWatch({ name: path }) as string | null | undefined;
  const set = (value: string | null) => setValue(path, value, { shouldDirty: true });
  return (
    <ImageUpload
      label={String(label)}
      picture={url ? { url } : null}
      {...(width && { width })}
      send={async (file, options) => set((await api.console.editor.upload({ file }, options)).photo.url)}
      remove={async () => set(null)}
    />
  );
};

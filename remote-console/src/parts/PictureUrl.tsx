import { useSourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { Picture } from './Picture';

/** A picture that a document keeps by its address. It is part of the form: saved with it, and left with it. */
export const PictureUrl = ({ source, ratio, width }: { source: string; ratio?: number; width?: number }) => {
  const translate = useTranslate();
  const context = useSourceContext();
  const { setValue } = useFormContext();
  const path = context.getSource(source);
  const label = useTranslateLabel()({ source, label: context.getLabel(source) }) ?? translate(source);
  const url = useWatch({ name: path }) as string | null | undefined;
  const set = (value: string | null) => setValue(path, value, { shouldDirty: true });
  return (
    <Picture
      label={String(label)}
      picture={url ? { url } : null}
      {...(ratio && { ratio })}
      {...(width && { width })}
      send={async (file, options) => set((await api.console.editor.upload({ file }, options)).photo.url)}
      remove={async () => set(null)}
    />
  );
};

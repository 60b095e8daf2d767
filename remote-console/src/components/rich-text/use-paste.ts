import { Selection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { useEffect, useMemo, useRef } from 'react';
import { useNotify } from 'react-admin';
import { api } from 'shared/client';
import { useUpload } from '../media/use-upload';
import { richTextI18n } from './i18n';
import { getPictureFiles, hasEmbeddedPictures, uploadEmbeddedPictures } from './pasted-pictures';
import { countPictures, sanitisePaste } from './sanitise-paste';

const setCursor = (view: EditorView, { clientX, clientY }: DragEvent) => {
  const found = view.posAtCoords({ left: clientX, top: clientY });
  if (found) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(found.pos))));
};

/**
 * What the editor does with pasted and dropped content. Picture files are given to `addPictures`; pictures that a pasted
 * text contains are uploaded first. `progress` is that of this upload. `paste` is stable, as a new one renews the editor.
 */
export const usePaste = (addPictures: (pictures: File[]) => void) => {
  const t = richTextI18n.useT();
  const notify = useNotify();
  const { progress, upload } = useUpload();
  const latest = useRef({ t, notify, upload });
  useEffect(() => {
    latest.current = { t, notify, upload };
  });
  const paste = useMemo(() => {
    const takePictures = (data: DataTransfer | null) => {
      const pictures = getPictureFiles(data);
      addPictures(pictures);
      return pictures.length > 0;
    };
    const pasteWithPictures = (view: EditorView, html: string) => {
      let complete = html;
      const uploading = latest.current.upload(async (options) => {
        const send = async (file: File) => (await api.console.editor.upload({ file }, options)).photo.url;
        complete = await uploadEmbeddedPictures(html, send);
      });
      void uploading.finally(() => !view.isDestroyed && view.pasteHTML(complete));
      return true;
    };
    return {
      transformPastedHTML: (html) => {
        const clean = sanitisePaste(html, window.location.origin);
        const count = countPictures(html) - countPictures(clean);
        if (count > 0) latest.current.notify(latest.current.t('picturesLost', { count }), { type: 'warning' });
        return clean;
      },
      handlePaste: (view, { clipboardData }) => {
        if (takePictures(clipboardData)) return true;
        const html = clipboardData?.getData('text/html') ?? '';
        return hasEmbeddedPictures(html) && pasteWithPictures(view, html);
      },
      handleDrop: (view, event, _slice, moved) => {
        if (moved || !takePictures(event.dataTransfer)) return false;
        event.preventDefault();
        setCursor(view, event);
        return true;
      },
    } satisfies EditorProps;
  }, [addPictures]);
  return { paste, progress };
};

import { X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'shared/router';
import { classes, Prose, safeHref, srcSetOf, VisuallyHidden } from 'shared/ui';
import { useT } from './i18n';
import styles from './popups.module.css';
import type { ShownPopup } from './use-popups';

interface PopupCardProps {
  popup: ShownPopup;
  onClick: () => void;
  onClose: () => void;
  onDismiss: () => void;
}

const away = { TODAY: 'today', HOURS: 'hours', WEEK: 'week', FOREVER: 'forever' } as const;

export const PopupCard = ({ popup, onClick, onClose, onDismiss }: PopupCardProps) => {
  const t = useT();
  const { _id, skin, position, dismiss, hideHours } = popup;
  const at =
    position &&
    ({
      '--left': `${position.left}px`,
      '--top': `${position.top}px`,
      '--width': `${position.width}px`,
    } as CSSProperties);
  return (
    <article
      className={classes(styles.popup, styles[skin], position && styles.placed)}
      style={at ?? undefined}
      data-popup={_id}
    >
      <Target popup={popup} onClick={onClick}>
        <Content popup={popup} />
      </Target>
      <div className={styles.actions}>
        {dismiss !== 'NONE' && (
          <button type="button" onClick={onDismiss}>
            {t(away[dismiss], { hours: hideHours ?? 24 })}
          </button>
        )}
        <button type="button" className={styles.close} onClick={onClose}>
          {t('close')}
          <X aria-hidden />
        </button>
      </div>
    </article>
  );
};

const Content = ({ popup: { type, skin, content, image, mobileImage, alt, title } }: { popup: ShownPopup }) => {
  const words = type === 'HTML' && content ? content : null;
  return (
    <>
      {image && skin !== 'bar' && (
        <picture>
          {mobileImage && (
            <source media="(max-width: 1199px)" srcSet={srcSetOf(mobileImage.url) ?? mobileImage.url} sizes="320px" />
          )}
          <img
            className={classes(styles.image, words && styles.above)}
            src={image.url}
            srcSet={srcSetOf(image.url)}
            sizes="320px"
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            alt={alt ?? ''}
            decoding="async"
          />
        </picture>
      )}
      {words && <Prose html={words} className={styles.prose} />}
      {!words && (!image || skin === 'bar') && <p>{alt || title}</p>}
    </>
  );
};

const Target = ({
  popup: { link, newWindow },
  onClick,
  children,
}: {
  popup: ShownPopup;
  onClick: () => void;
  children: ReactNode;
}) => {
  const t = useT();
  const href = link && safeHref(link);
  if (!href) return <div className={styles.content}>{children}</div>;
  if (href.startsWith('/') && !newWindow)
    return (
      <Link to={href} className={styles.content} onClick={onClick}>
        {children}
      </Link>
    );
  return (
    <a
      className={styles.content}
      href={href}
      onClick={onClick}
      {...(newWindow && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {newWindow && <VisuallyHidden> ({t('newWindow')})</VisuallyHidden>}
    </a>
  );
};

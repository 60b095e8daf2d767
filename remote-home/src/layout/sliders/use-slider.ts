import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import styles from './sliders.module.css';

/** Swiper is loaded while the slider is still this far (px) below the window. */
const preloadMarginPx = 400;

/** Tried twice for slow connections: the browser has cached what arrived of the first attempt. */
const loadSwiper = () => import('./swiper').catch(() => import('./swiper'));

export interface SliderControl {
  /** Whether autoplay runs; null for a slider without autoplay. */
  playing: boolean | null;
  atStart: boolean;
  atEnd: boolean;
  previous: () => void;
  next: () => void;
  toggle: () => void;
}

interface SwiperEvents {
  onPlaying: (playing: boolean) => void;
  onEdges: (edges: Pick<SliderControl, 'atStart' | 'atEnd'>) => void;
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const createSwiper = async (
  element: HTMLElement,
  options: SwiperOptions,
  events: SwiperEvents,
  signal: AbortSignal,
) => {
  const { Swiper, Autoplay, Grid } = await loadSwiper();
  if (signal.aborted) return null;
  element.scrollLeft = 0;
  const swiper = new Swiper(element, {
    ...options,
    ...(prefersReducedMotion() && { autoplay: false, speed: 0 }),
    modules: [Autoplay, Grid],
    wrapperClass: styles.track ?? '',
    slideClass: styles.slide ?? '',
    on: { autoplayStart: () => events.onPlaying(true), autoplayStop: () => events.onPlaying(false) },
  });
  const updateEdges = () =>
    events.onEdges({ atStart: !options.loop && swiper.isBeginning, atEnd: !options.loop && swiper.isEnd });
  for (const event of ['slideChange', 'resize', 'toEdge', 'fromEdge'] as const) swiper.on(event, updateEdges);
  updateEdges();
  element.dataset.ready = '';
  return swiper;
};

/** Brings a slide that is reached by keyboard into view, and pauses autoplay while the focus is in the slider. */
const useSlideFocus = (
  ref: RefObject<HTMLElement | null>,
  swiperRef: RefObject<Swiper | null>,
  options: SwiperOptions,
) => {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const onFocusIn = (event: FocusEvent) => {
      const target = event.target as Element;
      const slide = target.closest<HTMLElement>(`.${styles.slide}`);
      const swiper = swiperRef.current;
      if (!swiper || !slide || !target.matches(':focus-visible')) return;
      if (swiper.autoplay.running) swiper.autoplay.pause();
      const { left, right } = slide.getBoundingClientRect();
      const frame = element.getBoundingClientRect();
      if (left >= frame.left - 1 && right <= frame.right + 1) return;
      const index = Number(slide.dataset.index);
      if (options.loop) swiper.slideToLoop(index, 0);
      else swiper.slideTo(Math.floor(index / (options.grid?.rows ?? 1)), 0);
    };
    const onFocusOut = () => {
      if (swiperRef.current?.autoplay.paused) swiperRef.current.autoplay.resume();
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [ref, swiperRef, options]);
};

const toggleAutoplay = (swiper: Swiper, options: SwiperOptions) => {
  if (swiper.autoplay.running) {
    swiper.autoplay.stop();
    return;
  }
  // Under reduced motion autoplay is not enabled yet.
  swiper.params.autoplay = { ...(options.autoplay as object), enabled: true };
  swiper.autoplay.start();
};

/**
 * Turns a list that scrolls by CSS alone, complete in the server's HTML, into a Swiper once it comes near the window.
 * Without Swiper the list goes on scrolling. `options` must be a constant.
 */
export const useSlider = (options: SwiperOptions) => {
  const ref = useRef<HTMLDivElement>(null);
  const swiperRef = useRef<Swiper>(null);
  const [edges, setEdges] = useState({ atStart: !options.loop, atEnd: false });
  const [playing, setPlaying] = useState(options.autoplay ? true : null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (prefersReducedMotion() && options.autoplay) setPlaying(false);
    const abort = new AbortController();
    const events = { onPlaying: setPlaying, onEdges: setEdges };
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser delivers several at once, the latest last.
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        createSwiper(element, options, events, abort.signal).then(
          (swiper) => {
            swiperRef.current = swiper;
          },
          () => undefined,
        );
      },
      { rootMargin: `${preloadMarginPx}px` },
    );
    observer.observe(element);
    return () => {
      abort.abort();
      observer.disconnect();
      swiperRef.current?.destroy(true, true);
      swiperRef.current = null;
      delete element.dataset.ready;
    };
  }, [options]);

  useSlideFocus(ref, swiperRef, options);

  const scrollPage = (direction: 1 | -1) =>
    ref.current?.scrollBy({ left: direction * ref.current.clientWidth, behavior: 'smooth' });
  const control: SliderControl = {
    ...edges,
    playing,
    previous: () => (swiperRef.current ? swiperRef.current.slidePrev() : scrollPage(-1)),
    next: () => (swiperRef.current ? swiperRef.current.slideNext() : scrollPage(1)),
    toggle: () => swiperRef.current && toggleAutoplay(swiperRef.current, options),
  };
  return { ref, control };
};

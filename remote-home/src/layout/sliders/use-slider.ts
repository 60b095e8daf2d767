import { useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import styles from './sliders.module.css';

/** Starts loading while the slider is still this far (px) below the window. */
const ahead = 400;

/** Asked for twice where the line is slow: what has come meanwhile the browser has kept. */
const load = () => import('./swiper').catch(() => import('./swiper'));

export interface SliderControl {
  /** Autoplay runs; null for a slider that has none. */
  playing: boolean | null;
  atStart: boolean;
  atEnd: boolean;
  previous: () => void;
  next: () => void;
  toggle: () => void;
}

/**
 * Makes a list that scrolls by itself (all CSS, complete in the server's HTML) into a Swiper once it comes near.
 * `options` must be a constant.
 */
export const useSlider = (options: SwiperOptions) => {
  const ref = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const [edges, setEdges] = useState({ atStart: !options.loop, atEnd: false });
  const [playing, setPlaying] = useState(options.autoplay ? true : null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still && options.autoplay) setPlaying(false);
    let ended = false;
    const start = async () => {
      const modules = await load();
      if (ended) return;
      element.scrollLeft = 0;
      const track = () => setEdges({ atStart: !options.loop && made.isBeginning, atEnd: !options.loop && made.isEnd });
      const made = new modules.Swiper(element, {
        ...options,
        ...(still && { autoplay: false, speed: 0 }),
        modules: [modules.Autoplay, modules.Grid],
        wrapperClass: styles.track ?? '',
        slideClass: styles.slide ?? '',
        on: { autoplayStart: () => setPlaying(true), autoplayStop: () => setPlaying(false) },
      });
      for (const event of ['slideChange', 'resize', 'toEdge', 'fromEdge'] as const) made.on(event, track);
      track();
      element.dataset.ready = '';
      swiper.current = made;
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without Swiper the list scrolls on as it is.
        start().catch(() => undefined);
      },
      { rootMargin: `${ahead}px` },
    );
    observer.observe(element);
    return () => {
      ended = true;
      observer.disconnect();
      swiper.current?.destroy(true, true);
      swiper.current = null;
      delete element.dataset.ready;
    };
  }, [options]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    /** A slide reached by keyboard is brought into view, and nothing moves while the focus is there. */
    const enter = (event: FocusEvent) => {
      const slide = (event.target as Element).closest<HTMLElement>(`.${styles.slide}`);
      const made = swiper.current;
      if (!made || !slide || !(event.target as Element).matches(':focus-visible')) return;
      if (made.autoplay.running) made.autoplay.pause();
      const { left, right } = slide.getBoundingClientRect();
      const frame = element.getBoundingClientRect();
      if (left >= frame.left - 1 && right <= frame.right + 1) return;
      const index = Number(slide.dataset.index);
      if (options.loop) made.slideToLoop(index, 0);
      else made.slideTo(Math.floor(index / (options.grid?.rows ?? 1)), 0);
    };
    const leave = () => {
      if (swiper.current?.autoplay.paused) swiper.current.autoplay.resume();
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [options]);

  const scroll = (direction: 1 | -1) =>
    ref.current?.scrollBy({ left: direction * ref.current.clientWidth, behavior: 'smooth' });
  const control: SliderControl = {
    ...edges,
    playing,
    previous: () => (swiper.current ? swiper.current.slidePrev() : scroll(-1)),
    next: () => (swiper.current ? swiper.current.slideNext() : scroll(1)),
    toggle: () => {
      const autoplay = swiper.current?.autoplay;
      if (!autoplay) return;
      if (autoplay.running) autoplay.stop();
      else if (swiper.current) {
        // Under reduced motion it was never switched on.
        swiper.current.params.autoplay = { ...(options.autoplay as object), enabled: true };
        autoplay.start();
      }
    },
  };
  return { ref, control };
};

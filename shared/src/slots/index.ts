export { provideSlots, Slot, type SlotProps, type SlotValues } from './Slot';

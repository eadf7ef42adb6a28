/** jsdom lays nothing out: every observed element is as wide as the last width given, first 480 px. */
export function stubResizeObserver() {
  const observers = new Set<ResizeObserverCallback>();
  let last = 480;
  class FakeObserver implements ResizeObserver {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe() {
      observers.add(this.callback);
      this.tell(last);
    }
    unobserve() {
      observers.delete(this.callback);
    }
    disconnect() {
      observers.delete(this.callback);
    }
    private tell(width: number) {
      this.callback([{ contentRect: { width } } as ResizeObserverEntry], this);
    }
  }
  window.ResizeObserver = FakeObserver;
  return {
    /** How many elements are observed. */
    observed: () => observers.size,
    /** In CSS pixels. */
    resize(width: number) {
      last = width;
      for (const callback of observers) callback([{ contentRect: { width } } as ResizeObserverEntry], new FakeObserver(callback));
    },
  };
}

export interface HomeView {
  readonly blocks: readonly string[];
}

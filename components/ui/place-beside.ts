const GAP = 4;
const EDGE = 8;

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Below the button, or above it where there is more room; never past the window's edge. */
export function placeBeside(button: Box, panel: Size, window: Size, align: "start" | "end") {
  const below = window.height - button.bottom - GAP - EDGE;
  const above = button.top - GAP - EDGE;
  const upwards = panel.height > below && above > below;
  const wished = align === "start" ? button.left : button.right - panel.width;
  const left = Math.max(EDGE, Math.min(wished, window.width - panel.width - EDGE));
  const top = upwards ? Math.max(EDGE, button.top - GAP - panel.height) : button.bottom + GAP;
  return { left, top, maxHeight: Math.max(above, below) < panel.height ? Math.max(above, below) : undefined };
}

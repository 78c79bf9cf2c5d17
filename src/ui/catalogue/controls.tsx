import { useState } from "react";
import { formatFigure } from "../../lib/words/format.ts";
import { Button, IconButton } from "../controls/button.tsx";
import type { ButtonKind } from "../controls/button-style.ts";
import { RangeSlider } from "../controls/sliders/range-slider.tsx";
import { Slider } from "../controls/sliders/slider.tsx";
import { Icon } from "../icon.tsx";
import { LinkButton, TextLink } from "../link.tsx";
import { Row, Sample, Section } from "./sample.tsx";

const KINDS: readonly ButtonKind[] = ["brand", "outline", "tint", "ink", "plain"];

export function Buttons() {
  return (
    <Section
      id="buttons"
      title="Button"
      note="One solid brand button to a view; second actions are outlined, third are words."
    >
      {KINDS.map((kind) => (
        <ButtonStates key={kind} kind={kind} />
      ))}
      <Row>
        <Sample name="Small, 44 px">
          <Button size="small">Enquire Now</Button>
        </Sample>
        <Sample name="Medium, 48 px">
          <Button>Enquire Now</Button>
        </Sample>
        <Sample name="Large, 56 px">
          <Button size="large">Enquire Now</Button>
        </Sample>
        <Sample name="With an icon">
          <Button kind="outline">
            <Icon name="phone" />
            Call Now
          </Button>
        </Sample>
        <Sample name="Link drawn as a button">
          <LinkButton href="/dev/catalogue#buttons">See all stock</LinkButton>
        </Sample>
        <Sample name="Link by itself">
          <TextLink href="/dev/catalogue#buttons">See the range</TextLink>
        </Sample>
        <Sample name="Icon only">
          <IconButton aria-label="Share">
            <Icon name="share" />
          </IconButton>
        </Sample>
      </Row>
      <div data-ground="dark" className="rounded-m bg-stage p-6 text-on-stage">
        <p className="mb-4 text-sm text-on-stage-muted">On a dark ground</p>
        <div className="flex flex-wrap gap-4">
          <Button>Enquire Now</Button>
          <Button kind="on-dark">Call Now</Button>
          <Button kind="on-dark" data-shows="focus">
            With focus
          </Button>
          <a href="#buttons" className="inline-flex min-h-hit items-center font-strong text-brand-on-dark underline">
            Words in brand
          </a>
        </div>
      </div>
    </Section>
  );
}

function ButtonStates({ kind }: { readonly kind: ButtonKind }) {
  return (
    <div>
      <h3 className="mb-3 text-base">{kind.charAt(0).toUpperCase() + kind.slice(1)}</h3>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
        <Sample name="Rest">
          <Button kind={kind}>Enquire</Button>
        </Sample>
        <Sample name="Hover">
          <Button kind={kind} data-shows="hover">
            Enquire
          </Button>
        </Sample>
        <Sample name="Focus">
          <Button kind={kind} data-shows="focus">
            Enquire
          </Button>
        </Sample>
        <Sample name="Pressed">
          <Button kind={kind} data-shows="pressed">
            Enquire
          </Button>
        </Sample>
        <Sample name="Disabled">
          <Button kind={kind} disabled>
            Enquire
          </Button>
        </Sample>
        <Sample name="Loading">
          <Button kind={kind} busy>
            Sending
          </Button>
        </Sample>
      </div>
    </div>
  );
}

const dollars = (value: number) => `$${formatFigure(value)}`;

export function Sliders() {
  const [amount, setAmount] = useState(42_000);
  return (
    <Section id="sliders" title="Slider" note="Every slider has a field to type the value in.">
      <Row wide>
        <Sample name="One value">
          <Slider
            label="Loan amount"
            name="amount"
            min={5_000}
            max={100_000}
            step={500}
            value={amount}
            onChange={setAmount}
            format={dollars}
          />
        </Sample>
        <Sample name="Disabled">
          <Slider
            label="Deposit"
            name="deposit"
            min={0}
            max={50_000}
            step={500}
            value={10_000}
            onChange={() => {}}
            format={dollars}
            disabled
          />
        </Sample>
        <Sample name="Two values, typed">
          <RangeSlider
            legend="Price range"
            name="price"
            min={0}
            max={120_000}
            step={1_000}
            low={15_000}
            high={65_000}
            format={dollars}
            typed={{ unit: "$" }}
          />
        </Sample>
        <Sample name="Two values, told">
          <RangeSlider legend="Kilometres" name="km" min={0} max={200_000} step={5_000} high={90_000} format={String} />
        </Sample>
      </Row>
    </Section>
  );
}

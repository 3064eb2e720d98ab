import styled from 'styled-components';

export const Frame = styled.div`
  width: 100%;
  & > iframe { display: block; width: 100%; height: var(--frame); border: 0; }
  & > p {
    display: grid;
    place-items: center;
    min-height: var(--frame);
    border: 1px dashed var(--line);
    border-radius: var(--radius);
    color: var(--muted);
  }
`;
